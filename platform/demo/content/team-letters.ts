/** What the leader of the first team, and one of its members, wrote to all of it; hours before now. */
export const demoLetters: readonly { readonly by: 'leader' | 'member'; readonly hours: number; readonly text: string }[] =
  [
    { by: 'leader', hours: 3, text: '周三晚上七点半在社区活动室碰头，商量重阳节的上门名单。来不了的请提前说一声。' },
    { by: 'member', hours: 27, text: '我家多出一辆买菜小推车，谁上门代办用得着，周三带过去。' },
    { by: 'leader', hours: 75, text: '上周一共走访了二十三户，谢谢大家！有两位老人想学视频通话，愿意教的请告诉我。' },
  ]
