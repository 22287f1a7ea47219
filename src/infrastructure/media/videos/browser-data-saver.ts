import type { DataSaver } from '../../../application/media/videos/data-saver'

interface NetworkInformation {
  readonly saveData?: boolean
}

/** Asks the browser for its data-saving setting. A browser that does not tell counts as not saving data. */
export class BrowserDataSaver implements DataSaver {
  get isOn(): boolean {
    const { connection } = globalThis.navigator as { readonly connection?: NetworkInformation }
    return connection?.saveData === true
  }
}
