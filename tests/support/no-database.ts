/** Takes the place of both database drivers in the projects `pure` and `dom`: no database is opened there unnoticed. */
function refuse(): never {
  throw new Error(
    'This test file runs in a project without a database. Take one from tests/support/server.ts ' +
      '(testServer, testDatabase, freshDatabase): what a file imports decides its project (tests/support/projects.ts).',
  )
}

class Refusing {
  static create = refuse
  constructor() {
    refuse()
  }
}

export const PGlite = Refusing
export const pg_trgm = {}
export default { types: { setTypeParser() {}, builtins: {} }, Pool: Refusing, Client: Refusing }
