import { describePayment } from '../support/payment/conformance'
import { startAppStore } from '../support/payment/app-store-simulator'

// The App Store reports a chargeback as a refund, or not at all.
describePayment('apple', startAppStore, { never: ['chargeback'] })
