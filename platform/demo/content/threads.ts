import type { CommitmentKind } from '../../../src/domain/civic/commitments/commitment-limits'
import type { ThreadSide } from '../../../src/domain/civic/threads/thread'

interface DemoNote {
  readonly by: ThreadSide
  /** Minutes after the volunteer took the case. */
  readonly after: number
  readonly text: string
  /** The scene of its picture. */
  readonly scene?: string
}

/** What the two sides of wishes and orders wrote to each other; people write in their own language. */
export const demoNotes: Readonly<Record<CommitmentKind, readonly DemoNote[]>> = {
  wish: [
    { by: 'helper', after: 12, text: '您好，我认领了您的心愿。周六上午十点过来，方便吗？' },
    { by: 'owner', after: 47, text: '方便的，谢谢您！单元门禁坏了，到楼下给我打个电话，我下来接您。' },
    { by: 'helper', after: 63, text: '好的，需要我带什么工具吗？' },
    { by: 'owner', after: 95, text: '不用，家里都有。', scene: 'park-volunteers' },
  ],
  order: [
    { by: 'helper', after: 9, text: '您好，我是接单的志愿者，约定那天下午两点到，可以吗？' },
    { by: 'owner', after: 31, text: '可以。老人耳朵不太好，敲门请重一点，谢谢。' },
    { by: 'helper', after: 40, text: '明白，我到了先敲门，再打电话。' },
  ],
}
