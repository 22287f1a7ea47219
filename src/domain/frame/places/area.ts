import { plainFigures } from '../shared/typed-figures'
import { plainLine } from '../shared/plain-text'

/** Matches numbers of houses, stairs and doors: 17号, 3栋, 2单元, but not 2号线, which is a metro line. */
const chinese = /[0-9一二三四五六七八九十百]+\s*([号號](?![线線])|弄|[栋棟]|幢|[单單]元|室|座(?!山))/
/**
 * Matches `12 Secret Lane`, `Lantern Street 17`, `17a`, `door 4`, `No. 9` and `#3`, but not `10th Street`, which is a
 * street.
 */
const english =
  /^[0-9]+[a-z]?(?![\p{L}\p{M}\p{N}])\s*[,\s]\s*\S|[\s,][0-9]+[a-z]?(?=$|,)|(?:^|[^\p{L}\p{M}\p{N}])(no\.?|door|flat|apt\.?|apartment|unit|room|house)\s*[0-9]|#\s*[0-9]/iu

/**
 * Whether the text of a public area, which everybody sees, names a house or a door, in digits of any script. This is a
 * heuristic that errs on the careful side; the writer is asked to put the number into the private address.
 */
export function namesHouse(area: string): boolean {
  const text = plainFigures(plainLine(area))
  return chinese.test(text) || english.test(text)
}
