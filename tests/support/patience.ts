import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll } from 'vitest'

/**
 * The error of a query that found nothing, with the document as it is when somebody reads the message. What waits for an element throws
 * one at each look, and printing the whole document each time is an eighth of what the tests of /settings cost.
 */
function getElementError(message: string | null, container: Element) {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  // At the end of a wait the library makes a second error from the message of the last look, which has the document already.
  const full = () => (message?.includes('<body') ? message : [message, prettyDOM(container)].filter(Boolean).join('\n\n'))
  return Object.defineProperty(error, 'message', { get: full, configurable: true })
}

/** How long an element is waited for, in milliseconds: the library's second is too short while both cores are busy. Setup of the project `dom`. */
configure({ asyncUtilTimeout: 10_000, getElementError })

// What is still drawn would be drawn again, in a window that is closed.
afterAll(cleanup)
