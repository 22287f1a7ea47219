import { port } from '../shared/port'

/** Looks whether a stream can be had at all, by a small request of its own. */
export interface StreamProbe {
  /** False when nothing came within two seconds. */
  answers(url: string): Promise<boolean>
}
export const StreamProbe = port<StreamProbe>('StreamProbe')
