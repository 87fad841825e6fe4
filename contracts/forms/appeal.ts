import './jitless'

export { AppealInput } from '../appeals'
