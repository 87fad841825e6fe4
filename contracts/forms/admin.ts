import './jitless'

export { AffiliateTerms, CodeInput, CreditsInput, LiveSettingsInput, MonthParams, ReasonInput, StaffInput, YearParams } from '../admin'
