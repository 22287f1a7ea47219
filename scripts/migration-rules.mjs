/**
 * Finds the statements of a migration that PostgreSQL refuses on a table with rows: a required column without a default
 * or an expression that computes it.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function statementsRefusedOverRows(text) {
  return text
    .split(';')
    .map((statement) => statement.replace(/-->.*/g, '').trim())
    .filter((statement) => /\bADD COLUMN\b/i.test(statement))
    .filter((statement) => /\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b|\bGENERATED ALWAYS AS\b/i.test(statement))
}

/**
 * Finds the statements of a migration that the version before it cannot live with: while a new version replaces it, both
 * run over one database. What goes away goes in a later release than the code that used it (expand, then contract); such
 * a migration begins with a line `-- contract: <since when nothing uses it>`.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function statementsThatTakeAway(text) {
  if (/^-- contract: \S/.test(text)) return []
  return text
    .split(';')
    .map((statement) => statement.replace(/--.*/g, '').trim())
    .filter((statement) => /^(ALTER|DROP) TABLE\b/i.test(statement))
    .filter((statement) =>
      /^DROP TABLE\b|\bDROP COLUMN\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b/i.test(statement),
    )
}

/**
 * The migrations of a branch that another journal, such as that of the main branch, does not have.
 * @param {readonly string[]} files the names of all files of migrations and of their snapshots
 * @param {string} journal the journal of the other branch
 * @returns {{ readonly files: readonly string[], readonly name: string | null }} their files, and the name of the last
 * of them
 */
export function ownMigrations(files, journal) {
  const tags = JSON.parse(journal).entries.map(({ tag }) => tag)
  const stamps = tags.map((tag) => tag.slice(0, tag.indexOf('_')))
  const own = files.filter((file) =>
    file.endsWith('.sql') ? !tags.includes(file.slice(0, -'.sql'.length)) : !stamps.includes(file.split('_')[0]),
  )
  const last = own
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1)
  return { files: own, name: last === undefined ? null : last.slice(last.indexOf('_') + 1, -'.sql'.length) }
}
