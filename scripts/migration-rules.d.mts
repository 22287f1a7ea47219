export function statementsRefusedOverRows(text: string): readonly string[]
export function statementsThatTakeAway(text: string): readonly string[]
export function isAdditive(text: string): boolean
export function ownMigrations(
  files: readonly string[],
  journal: string,
): { readonly files: readonly string[]; readonly name: string | null }
