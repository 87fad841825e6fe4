import './jitless'

export { EmailInput, FactorCodeInput, NewPasswordInput, ProofInput, SignInInput, SignUpInput, SixDigitsInput } from '../identity'
export { AddressInput } from '../users'
