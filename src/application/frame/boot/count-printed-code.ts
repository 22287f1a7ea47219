import { inject } from 'inversify'
import { VisitWindow } from '../navigation/find-pc-site'
import { TabStorage } from '../shared/storage'
import { PrintedCodeGateway } from './printed-code-gateway'

const countedKey = 'printed-code'

/** Counts a visit by a printed code once in each tab, however often the page is loaded again. */
export class CountPrintedCode {
  constructor(
    @inject(PrintedCodeGateway) private readonly gateway: PrintedCodeGateway,
    @inject(TabStorage) private readonly storage: TabStorage,
    @inject(VisitWindow) private readonly window: VisitWindow,
  ) {}

  async execute(code: string): Promise<void> {
    if (code === '' || this.storage.read(countedKey) === code) return
    this.storage.write(countedKey, code)
    const counted = await this.gateway.count(code, this.window.system)
    // A visit without a network is counted when the page is loaded again.
    if (!counted.ok && counted.reason.code !== 'not-found') this.storage.remove(countedKey)
  }
}
