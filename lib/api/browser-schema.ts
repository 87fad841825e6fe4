/**
 * What the browser loads for every schema of the contracts (lib/api/browser-contracts.mjs): a page needs methods and
 * paths, and no checks, since the server makes them in both directions. Forms import real schemas from contracts/forms/.
 */
export const unchecked = {
  parse: (data: unknown) => data,
  safeParse: (data: unknown) => ({ success: true, data }),
}

/** An endpoint of the contracts. */
export const route = (method: string, path: string, upload?: object) => ({ method, path, upload, response: unchecked })
