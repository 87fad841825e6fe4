import { describePayment } from '../support/payment/conformance'
import { startPlay } from '../support/payment/play-simulator'

describePayment('google', startPlay, { replaces: true })
