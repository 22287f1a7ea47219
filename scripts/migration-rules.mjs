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
