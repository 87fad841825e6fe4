import './jitless'

export { ReportInput } from '../reports'
