import type { DraftStorage } from '../../../application/frame/shared/storage'

/** Stands for the drafts where there is no device, or where the code for its storage could not be loaded. */
export const noDrafts: DraftStorage = {
  read: async () => null,
  write: async () => false,
  remove: async () => undefined,
  keys: async () => [],
}
