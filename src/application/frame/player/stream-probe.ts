import { port } from '../shared/port'

/** Probes whether a stream is available, with a small request of its own. */
export interface StreamProbe {
  /** Whether the stream answered within two seconds. */
  answers(url: string): Promise<boolean>
}
export const StreamProbe = port<StreamProbe>('StreamProbe')
