import './jitless'

export { AfterHistoryChange, DialogueChange, GreetingChange, LorebookEntryInput, LorebookSettingsInput, NicknameChange } from '../cards'
