-- What drizzle-kit cannot express. Room beside each row of the busiest tables, so that an update stays on its page and touches no index.
alter table conversations set (fillfactor = 70);
--> statement-breakpoint
alter table credit_accounts set (fillfactor = 50);
--> statement-breakpoint
alter table credit_lots set (fillfactor = 50);
--> statement-breakpoint
alter table event_heads set (fillfactor = 50);
