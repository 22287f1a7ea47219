import table from 'opencc-js/dict/TSCharacters'
import type { Simplify } from '../../../application/frame/lists/simplifier-source'
import { simplifierOf } from '../../../domain/frame/shared/simplified-writing'

/** Simplifies by OpenCC's table of characters, which makes this file a chunk of its own. */
export const simplify: Simplify = simplifierOf(table)
