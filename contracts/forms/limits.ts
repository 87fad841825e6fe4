import './jitless'

export { SpendingLimitInput } from '../billing'
