import type { Figure } from './figures.mjs'

export function subjectTable(columns: readonly string[], figures: readonly Figure[]): readonly string[]
export function writeSection(
  name: string,
  measured: { readonly figures: readonly Figure[]; readonly runs?: number; readonly at: string },
  options?: { readonly keepOtherFigures?: boolean },
): void
