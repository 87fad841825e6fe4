import { describePayment } from '../support/payment/conformance'
import { startVerotel } from '../support/payment/verotel-simulator'

describePayment('verotel', startVerotel)
