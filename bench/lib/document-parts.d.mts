export type DocumentParts = Readonly<Record<'document' | 'starter' | 'styles' | 'answers' | 'body', number>>
export const partNames: readonly (keyof DocumentParts)[]
export function documentParts(html: string): DocumentParts
