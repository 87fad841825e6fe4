import './jitless'

export { FactorCodeInput, NewPasswordInput, ProofInput, SignInInput, SignUpInput, SixDigitsInput } from '../identity'
export { AddressInput } from '../users'
