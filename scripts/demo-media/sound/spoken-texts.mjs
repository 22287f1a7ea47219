/** The spoken pieces: who speaks, over which mood. Voices: flite's for English, espeak-ng's Mandarin for Chinese. */
export const spokenPieces = [
  { id: 'en-morning-news', language: 'en', voice: 'slt', mood: 'talk', scene: 'city-river-morning', titleHint: 'Morning news in a minute',
    text: 'Good morning. This is Riverbend, and here is your morning in a minute. The new footbridge at Lantern Quay opens to walkers today at ten. Bus line seven now runs every eight minutes until noon. The central library stays open until nine this evening, and the reading room has two hundred new seats. The council asks residents what the old ferry pier should become. You can answer in the app until Friday. The weather: bright and clear, with a light wind from the river. Have a good day, Riverbend.' },
  { id: 'en-river-story', language: 'en', voice: 'rms', mood: 'storytelling', scene: 'karst-sunrise', titleHint: 'How the river got its bend',
    text: 'The old boatmen tell it like this. Once, the river ran straight to the sea, and never looked back. One evening it heard a song from the hill. A girl was singing to her lantern, so that it would not be afraid of the dark. The river slowed down to listen. It turned its head, a little more, and a little more, until it flowed all the way round the hill. And that is why our city lies in the arm of the water. If you stand on the old bridge at night, you can still hear it listening.' },
  { id: 'en-market-walk', language: 'en', voice: 'slt', mood: 'folk', scene: 'market-morning', titleHint: 'A walk through the morning market',
    text: 'Come with me to the morning market. It is six o\'clock, and the first steam is rising from the dumpling stall. Aunt Lin counts the baskets. Mister Zhou has brought early peaches from the east valley. Try one, he says, the small ones are the sweetest. Behind the fish stand, two friends are playing chess, as they have done every morning for thirty years. Nobody remembers who is winning. By eight the street is full, and by ten it will be swept clean, as if it had been a dream.' },
  { id: 'en-health-walk', language: 'en', voice: 'awb', mood: 'calm', scene: 'bamboo-walk', titleHint: 'Three quiet minutes',
    text: 'Welcome to three quiet minutes. Sit as you like. Let your shoulders fall. Breathe in slowly, and count to four. Hold it for a moment. And breathe out, as if you were cooling a cup of tea. Listen to the sound that is farthest away. Now listen to the nearest one. There is nothing you need to do. Breathe in. And breathe out. When you are ready, open your eyes, and take this calm with you into the day.' },
  { id: 'en-traffic', language: 'en', voice: 'rms', mood: 'driving', scene: 'avenue-traffic', titleHint: 'Traffic at five',
    text: 'It is five o\'clock, and this is your traffic report. On the ring road, expect ten extra minutes between the stadium and the harbour bridge. Metro lines one and three run on time. Because of tonight\'s concert, tram four ends at Garden Square. Parking at the north gate is free after six. Cyclists, please take the river path, as Mill Street is being repaved until the end of the week. Drive with care, leave room for each other, and we will get everyone home.' },
  { id: 'en-museum', language: 'en', voice: 'slt', mood: 'classical', scene: 'gallery', titleHint: 'One object: the blue vase',
    text: 'In this series we look at one object at a time. Today, the blue vase in room three. It was made in a kiln by the river, about four hundred years ago. Look at the line round its shoulder. It is not quite straight. The potter\'s hand must have trembled for a moment, and then gone on. Nobody threw the vase away. It carried water, then flowers, then nothing at all for a hundred years. Now it carries the light of this room. Next week, the ferryman\'s lamp.' },
  { id: 'zh-morning-news', language: 'zh-CN', voice: 'cmn', mood: 'talk', scene: 'city-bridge-golden', titleHint: '一分钟早新闻',
    text: '各位听众，早上好，这里是临川广播，欢迎收听一分钟早新闻。灯笼码头的新步行桥，今天上午十点开放。七路公交车，中午之前每八分钟一班。市图书馆今晚开到九点，阅览室新增两百个座位。老渡口怎么改造，请您在手机上提出建议，星期五截止。今天晴，江面有微风，适合出门散步。祝您一天好心情。' },
  { id: 'zh-river-story', language: 'zh-CN', voice: 'cmn', mood: 'zither', scene: 'karst-moon', titleHint: '江湾的传说',
    text: '老船工都这样说。很久以前，江水一直向东，从来不回头。有一天晚上，山上传来歌声，一个小姑娘给灯笼唱歌，让它不要怕黑。江水慢下来，静静地听，头转了一点，又转了一点，最后绕着山，流了一大圈。所以我们的城，就睡在江水的臂弯里。夜里站在老桥上，你还能听见，江水在听歌。' },
  { id: 'zh-tea', language: 'zh-CN', voice: 'cmn', mood: 'folk', scene: 'tea-table', titleHint: '一杯春茶',
    text: '清明前后，东山的茶叶刚刚长出两片新芽。天还没亮，采茶的人就上山了。新茶要用八十度的水，先洗杯，再放茶，看叶子慢慢打开，像一只小船靠岸。第一口是清香，第二口有一点甜。喝茶不用着急，说话也不用着急。今天的节目，就陪您喝完这一杯。' },
  { id: 'zh-poem', language: 'zh-CN', voice: 'cmn', mood: 'zither', scene: 'karst-mist', titleHint: '读一首古诗',
    text: '今天我们读一首古诗。春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。诗人没有说他多么爱春天，他只说，早上醒来，听见鸟叫，想起昨夜的风雨，担心落了多少花。二十个字，写的是一个早晨，也是一颗温柔的心。我们再听一遍。春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。' },
  { id: 'zh-health', language: 'zh-CN', voice: 'cmn', mood: 'calm', scene: 'park-taichi', titleHint: '健康三分钟',
    text: '欢迎收听健康三分钟。今天说一说走路。走路是最简单的运动，每天半小时，心脏会感谢您。走的时候，背要直，手臂自然摆动，步子不要太大。吃完饭，先休息二十分钟再走。天热的时候，记得带水。如果膝盖不舒服，可以到江边的软道上慢慢走。身体好，才能看见更多的风景。' },
  { id: 'zh-children', language: 'zh-CN', voice: 'cmn', mood: 'playful', scene: 'story-hour', titleHint: '小耳朵故事',
    text: '小朋友们好，小耳朵故事开始了。公园里有一只小风筝，它很想飞，可是没有风。它问大树，风在哪里？大树说，风在学校。它问学校，风在哪里？学校说，风在孩子们的脚下。原来，只要有人跑起来，风就来了。小姑娘拉着线，跑啊跑，小风筝飞得比云还高。晚安，小朋友。' },
];

/** Pieces of music: mood, key shift and the picture that goes with them. */
export const musicPieces = [
  { id: 'slow-river', mood: 'calm', bars: 14, scene: 'lotus-lake', titleHint: { en: 'Slow River', 'zh-CN': '缓缓的江' } },
  { id: 'lantern-street', mood: 'festive', bars: 22, scene: 'canal-lanterns', titleHint: { en: 'Lantern Street', 'zh-CN': '灯笼街' } },
  { id: 'rain-on-tiles', mood: 'lofi', bars: 15, scene: 'city-rain', titleHint: { en: 'Rain on the Tiles', 'zh-CN': '瓦上雨' } },
  { id: 'tea-hill', mood: 'zither', bars: 16, transpose: 2, scene: 'tea-fields-morning', titleHint: { en: 'Tea Hill', 'zh-CN': '茶山' } },
  { id: 'first-bus', mood: 'pop', bars: 20, scene: 'avenue-bus', titleHint: { en: 'First Bus', 'zh-CN': '头班车' } },
  { id: 'garden-waltz', mood: 'waltz', bars: 28, scene: 'park-spring', titleHint: { en: 'Garden Waltz', 'zh-CN': '花园圆舞曲' } },
  { id: 'kites', mood: 'playful', bars: 20, scene: 'park-kites', titleHint: { en: 'Kites', 'zh-CN': '风筝' } },
  { id: 'stone-bridge', mood: 'folk', bars: 16, transpose: -2, scene: 'canal-morning', titleHint: { en: 'Stone Bridge', 'zh-CN': '石桥' } },
  { id: 'evening-canon', mood: 'classical', bars: 16, scene: 'concert-orchestra', titleHint: { en: 'Evening Canon', 'zh-CN': '黄昏卡农' } },
  { id: 'ring-road', mood: 'driving', bars: 22, scene: 'metro-night', titleHint: { en: 'Ring Road', 'zh-CN': '环线' } },
  { id: 'after-midnight', mood: 'night', bars: 11, scene: 'city-bridge-night', titleHint: { en: 'After Midnight', 'zh-CN': '午夜之后' } },
  { id: 'new-morning', mood: 'hopeful', bars: 16, scene: 'karst-sunrise', titleHint: { en: 'New Morning', 'zh-CN': '新的早晨' } },
];

/** What each radio channel's loop plays (bars fit 57.6 s); talk channels carry a voice over their music. */
export const radioPrograms = {
  news: { mood: 'talk', bars: 24, speech: ['zh-morning-news'], volume: 0.34 },
  music: { mood: 'pop', bars: 24, transpose: 2 },
  traffic: { mood: 'driving', bars: 26, speech: ['en-traffic'], volume: 0.36 },
  classical: { mood: 'classical', bars: 18, transpose: -3 },
  stories: { mood: 'storytelling', bars: 24, speech: ['zh-river-story'], volume: 0.4 },
  country: { mood: 'folk', bars: 20, transpose: 3 },
  children: { mood: 'playful', bars: 26, transpose: -2 },
  night: { mood: 'lofi', bars: 18, transpose: -2 },
};
