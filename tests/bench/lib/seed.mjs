const SAID = [
  'I was thinking about what you said before, and I could not let it go the whole way home.',
  'She looked up from the page and smiled a little. *puts the book away* Then tell me which part, slowly.',
]

/** Fills a conversation with finished messages, one a minute until now, before what is in it already. */
export async function seedMessages(world, conversation_id, count) {
  const { sql } = await world.postgres()
  await sql(
    `insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
       select c.id, c.user_id, case when n % 2 = 0 then 'User' else 'Contact' end,
         case when n % 2 = 0 then $3 else $4 end || ' Line number ' || n || ' of our long talk.',
         case when n % 2 = 0 then 'sent' else 'complete' end, now() - make_interval(mins => $2 - n)
       from conversations c, generate_series(1, $2::int) n where c.id = $1 order by n`,
    [conversation_id, count, ...SAID],
  )
  await sql('update conversations set last_message_id = (select max(id) from messages where conversation_id = $1) where id = $1', [
    conversation_id,
  ])
}
