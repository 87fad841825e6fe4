import { describePayment } from '../support/payment/conformance'
import { startCcbill } from '../support/payment/ccbill-simulator'

describePayment('ccbill', startCcbill)
