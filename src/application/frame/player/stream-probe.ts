import { port } from '../shared/port'

/** Probes whether a stream is available, by a small request of its own. */
export interface StreamProbe {
  /** False when there was no answer within two seconds. */
  answers(url: string): Promise<boolean>
}
export const StreamProbe = port<StreamProbe>('StreamProbe')
