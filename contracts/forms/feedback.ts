import './jitless'

export { FeedbackInput } from '../account'
