/** Matches numbers of houses, stairs and doors: 17号, 3栋, 2单元, but not 2号线, which is a metro line. */
const chinese = /[\d一二三四五六七八九十百]+\s*(号(?!线)|弄|栋|幢|单元|室|座(?!山))/
/**
 * Matches `12 Secret Lane`, `Lantern Street 17`, `17a`, `door 4`, `No. 9` and `#3`, but not `10th Street`, which is a
 * street.
 */
const english =
  /^\d+[a-z]?(?![\w])\s*[,\s]\s*\S|[\s,]\d+[a-z]?(?=$|,)|\b(no\.?|door|flat|apt\.?|apartment|unit|room|house)\s*\d|#\s*\d/i

/**
 * Whether the text of a public area, which everybody sees, names a house or a door. This is a heuristic that errs on
 * the careful side; the writer is asked to put the number into the private address.
 */
export function namesHouse(area: string): boolean {
  const text = area.normalize('NFKC').trim()
  return chinese.test(text) || english.test(text)
}
