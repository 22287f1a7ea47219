import { message } from '../../../kernel/cases/message'

/** Messages to a volunteer about taking on wishes and orders. */
export const commitmentMessages = {
  pause: message(
    ['您已暂停认领和接单', 'Claiming is paused for now'],
    [
      '一周内您已三次退回认领或接单，或没有帮忙就点了完成。工作人员会与您联系，恢复后即可继续帮忙。',
      'Within a week you gave up three wishes or orders, or marked them as done without helping. The office will contact you, and you can help again once it lifts the pause.',
    ],
  ),
  resume: message(
    ['您可以继续认领和接单', 'You can help again'],
    ['工作人员已为您恢复认领和接单。', 'The office lifted the pause. You can claim wishes and take orders again.'],
  ),
} as const
