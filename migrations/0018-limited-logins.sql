comment on table verifications is 'Tokens of password resets, mail checks and limited logins.';
