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
 * run over one database. What goes away, or is refused from now on, comes in a later release than the code that used it
 * (expand, then contract); such a migration begins with a line `-- contract: <since when nothing uses it>`. A table or
 * column that the migration itself makes may have any rules, since the version before it leaves them empty.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function statementsThatTakeAway(text) {
  if (/^-- contract: \S/.test(text)) return []
  const madeBy = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name)
  const made = {
    tables: new Set(madeBy(/\bCREATE TABLE (?:IF NOT EXISTS )?(\S+)/gi)),
    columns: madeBy(/\bADD COLUMN (?:IF NOT EXISTS )?(\S+)/gi),
  }
  return statementsOf(text).filter((statement) => takesAway(statement) || isStricterFor(statement, made))
}

/**
 * Whether the version before a migration can live with it, also when an office goes back to it: it only adds. Whatever
 * changes rows that are there must say in a first line `-- additive: <why the version before reads them all the same>`.
 * @param {string} text
 * @returns {boolean}
 */
export function isAdditive(text) {
  if (/^-- contract:/.test(text)) return false
  if (/^-- additive: \S/.test(text)) return true
  return (
    statementsThatTakeAway(text).length === 0 &&
    !statementsOf(text).some((statement) => /^(UPDATE|DELETE|TRUNCATE|MERGE|WITH|DO)\b/i.test(statement))
  )
}

const statementsOf = (text) => text.split(';').map((statement) => statement.replace(/--.*/g, '').trim())

const takesAway = (statement) =>
  /^(ALTER|DROP) TABLE\b/i.test(statement) &&
  /^DROP TABLE\b|\bDROP COLUMN\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bDROP DEFAULT\b/i.test(statement)

/** Whether a statement makes a table that was there before refuse rows that it took. */
function isStricterFor(statement, made) {
  const table =
    /^ALTER TABLE (?:ONLY )?(\S+) ADD CONSTRAINT \S+ (?:CHECK|UNIQUE|PRIMARY|EXCLUDE)\b/i.exec(statement)?.[1] ??
    /^CREATE UNIQUE INDEX .*? ON (?:ONLY )?(\S+)/i.exec(statement)?.[1]
  const isOfNewColumn = made.columns.some((column) => statement.includes(column))
  return table !== undefined && !made.tables.has(table) && !isOfNewColumn
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
