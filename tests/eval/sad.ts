/** Sad things that people tell. A reply to none of them laughs, jokes, congratulates or asks for a joke. */
export const SAD =
  `My grandmother died last Tuesday.|I lost my father this spring.|My dog passed away yesterday.|We had to put my cat down.|I miss my mother a lot.|I got fired today.|They laid me off after twelve years.|My wife left me.|My boyfriend broke up with me.|Nobody called on my birthday.|I feel so lonely tonight.|I have no friends in this town.|I failed my exam again.|I didn't get the job.|My best friend stopped talking to me.|I cried all morning.|My sister is in hospital.|My dad has cancer.|The doctor found something.|I can't stop crying.|I am so tired of everything.|My son doesn't call me anymore.|I had a terrible day.|I feel empty.|They rejected my book for the tenth time.|I was left out again.|I feel ashamed of myself.|I'm scared of the operation.|We lost the baby.|The funeral is on Friday.|My house burned down.|I had an awful fight with my brother.|He said he never loved me.|I feel worthless at work.|My horse died.|I don't think I'm good at anything.|It's the first Christmas without her.|I was dumped by text.|My uncle is dying.|I'm heartbroken.`.split(
    '|',
  )
/** What a merry reply holds. */
export const MERRY =
  /!|\b(?:haha|ha|hooray|congratulations|well done|splendid|wonderful|great news|brilliant|joke|laugh(?:s|ing)?|grin(?:s|ning)?|chuckles?|winks?|celebrate|lucky you|good for you|love it)\b/i
/** An honest word that none is told. */
export const WITHOUT_JOKES = /\bno jokes?\b[^.]*/gi
