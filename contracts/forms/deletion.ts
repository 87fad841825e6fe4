import './jitless'

export { DeletionInput } from '../account'
