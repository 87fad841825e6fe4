import './jitless'

export { RewardCodeInput } from '../rewards'
