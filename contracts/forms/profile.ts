import './jitless'

export { ProfileAttributes } from '../users'
