import './jitless'

/** Here schemas keep their checks in the browser: for forms, which load late (lib/api/browser-contracts.mjs). */
export { AffiliateApplication } from '../affiliates'
