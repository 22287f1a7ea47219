/** The captions of each clip, by its id: [from, to, Chinese, English], in seconds. A slash breaks a line. */
export const captions = {
  'river-city': [
    [0.5, 4, '（轻快的音乐）', '(Hopeful music)'],
    [4.2, 7.2, '天还没亮透，/江上先醒。', 'Before it is light,/the river is awake.'],
    [7.5, 13.2, '七点，第一批车上桥。', 'Seven o’clock: the first cars on the bridge.'],
    [13.6, 19.5, '入夜，桥灯亮起，/倒影铺满江面。', 'At night the lamps come on,/and the river has them twice.'],
  ],
  'old-town': [
    [0.5, 4, '（古筝声）', '(Zither music)'],
    [4.2, 7.2, '春水绕着老城走。', 'In spring the canal walks round the old town.'],
    [7.5, 13.2, '瓦片一层叠一层，/太阳从屋脊后面上来。', 'Roof behind roof,/and the sun behind them all.'],
    [13.6, 19.5, '傍晚点灯，河面也点灯。', 'In the evening lanterns are lit,/also on the water.'],
  ],
  railway: [
    [0.5, 4, '（有节奏的音乐，列车声）', '(Driving music, a train)'],
    [4.2, 7.2, '开往山里的火车准点出发。', 'The train to the mountains leaves on time.'],
    [7.5, 13.2, '高架下面，城市慢慢退后。', 'Below the viaduct the city falls behind.'],
    [13.6, 19.5, '过了隧道，/满山都是秋天。', 'Out of the tunnel,/and it is autumn everywhere.'],
  ],
  tea: [
    [0.5, 4, '（民乐）', '(Folk music)'],
    [4.2, 7.2, '雾还在茶山上。', 'The mist is still on the tea hill.'],
    [7.5, 13.2, '雾一散就采，/一天只有这两个钟头。', 'Once it lifts they pick:/two hours of the day, no more.'],
    [13.6, 19.5, '第一泡不喝，先闻。', 'The first pot is not for drinking. Smell it.'],
  ],
  festival: [
    [0.5, 4, '（喜庆的音乐，鼓声）', '(Festive music, drums)'],
    [4.2, 7.2, '鼓点一响，桨就齐了。', 'The drum begins, and the paddles agree.'],
    [7.5, 13.2, '上了岸，/庙会正热闹。', 'Ashore,/the fair is in full swing.'],
    [13.6, 19.5, '（烟花声）', '(Fireworks)'],
  ],
  nature: [
    [0.5, 4, '（安静的音乐，鸟鸣）', '(Calm music, birdsong)'],
    [4.2, 7.2, '湿地的清晨属于鸟。', 'Mornings in the wetland belong to the birds.'],
    [7.5, 13.2, '荷叶底下，有鱼经过。', 'Something swims by under the lotus leaves.'],
    [13.6, 19.5, '月亮上来，/它们也睡了。', 'The moon is up,/and they are asleep, too.'],
  ],
  winter: [
    [0.5, 4, '（舒缓的音乐）', '(Quiet music)'],
    [4.2, 7.2, '昨夜，村里下了头场雪。', 'Last night brought the village its first snow.'],
    [7.5, 13.2, '河边的台阶，还没有人走过。', 'Nobody has been on the steps to the canal yet.'],
    [13.6, 19.5, '山里的湖，/一点声音也没有。', 'The lake in the mountains:/not a sound.'],
  ],
  streets: [
    [0.5, 4, '（轻松的音乐，车声）', '(Easy music, traffic)'],
    [4.2, 7.2, '早上七点，七路车进站。', 'Seven in the morning: line 7 pulls in.'],
    [7.5, 13.2, '市场里，/第一笼包子出锅了。', 'At the market/the first dumplings are ready.'],
    [13.6, 19.5, '骑车的人，比汽车先到。', 'Who goes by bicycle is there first.'],
  ],
}
