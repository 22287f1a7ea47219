import { lazyPart } from '../../../frame/shell/lazy/lazy-part'
import { MyPicture } from './my-picture'

/**
 * The member's picture, and a button to change it. Its code is loaded with the adapters of uploads; until then the same
 * button reserves the space.
 */
export const AvatarEditor = lazyPart(
  async () => (await import(/* webpackChunkName: "uploads" */ './avatar-editor')).AvatarEditor,
  { placeholder: MyPicture, failedPart: ({ retryLoading }) => <MyPicture onClick={retryLoading} /> },
)
