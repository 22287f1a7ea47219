export function statementsRefusedOverRows(text: string): readonly string[]
