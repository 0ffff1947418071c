-- The newest pins of a board in the order in which all pins were made: below its home an id is a sequence number.
create index board_pins_newest_pin on board_pins (home, board_id, (pin_id & 2251799813685247) desc);
