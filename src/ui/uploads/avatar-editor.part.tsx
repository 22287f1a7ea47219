import { lazyPart } from '../shell/lazy-part'
import { MyPicture } from './my-picture'

/** The member's picture, and the way to another one. Its code comes with the adapters of uploads; until then the same button holds its place. */
export const AvatarEditor = lazyPart(
  async () => (await import(/* webpackChunkName: "uploads" */ './avatar-editor')).AvatarEditor,
  { waiting: MyPicture, failed: ({ bringAgain }) => <MyPicture onClick={bringAgain} /> },
)
