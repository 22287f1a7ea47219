export function refusedOverRows(text: string): readonly string[]
