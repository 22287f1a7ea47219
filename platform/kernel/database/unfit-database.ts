/** This version cannot start with this database, however often it tries. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase'
}

/** The exit code for it, as of a wrong configuration (EX_CONFIG): the service manager does not start it again. */
export const unfitDatabaseCode = 78
