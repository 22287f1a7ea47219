import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { footerItemSchema } from '../../../../contract/site'
import { footerScreen } from '../../../../src/domain/frame/navigation/footer-link'

const menuSchema = z.array(z.pick(footerItemSchema, { id: true, type: true, source_type: true, display: true }))

/**
 * Logs visible footer entries whose type has no screen in this client, each entry once. The client leaves such entries
 * out, since they would lead nowhere (B02).
 */
export class FooterReport {
  private readonly reportedIds = new Set<string>()

  /** `paths` are those of the client's screens. Without a build of the client there are none, and nothing is logged. */
  constructor(
    private readonly paths: readonly string[],
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  check(configurations: readonly { readonly code: string; readonly config_value: unknown }[]): void {
    if (this.paths.length === 0) return
    const menu = menuSchema.safeParse(configurations.find(({ code }) => code === 'menu')?.config_value)
    for (const { id, type, source_type: sourceType, display } of menu.data ?? []) {
      const screen = footerScreen({ type, sourceType })
      if (display !== 1 || screen === null || this.paths.includes(screen) || this.reportedIds.has(id)) continue
      this.reportedIds.add(id)
      this.log.warn({ entry: id, type, screen }, 'an entry of the footer leads to no screen, and is not shown')
    }
  }
}
