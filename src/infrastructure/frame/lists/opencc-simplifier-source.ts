import type { SimplifierSource } from '../../../application/frame/lists/compared-writing'
import { simplifierOf } from '../../../domain/frame/shared/simplified-writing'

/** The simplifier with OpenCC's table of characters, in a chunk of its own. */
export class OpenccSimplifierSource implements SimplifierSource {
  async load() {
    const { default: table } = await import(/* webpackChunkName: "simplified" */ 'opencc-js/dict/TSCharacters')
    return simplifierOf(table)
  }
}
