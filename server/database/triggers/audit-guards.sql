-- The log of changes cannot be rewritten: entries are only ever added. In the database because a log that whoever it
-- watches can mend proves nothing, whatever program does it.
CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of changes is only ever added to';
END $$;

CREATE OR REPLACE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
