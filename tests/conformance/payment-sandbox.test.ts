import { describePayment } from '../support/payment/conformance'
import { startSandbox } from '../support/payment/sandbox-simulator'

describePayment('sandbox', startSandbox)
